// Returns `pages` in random order. After a visit, the browser still cleans up while the next page
// starts. In a fixed order, this would always slow down the same page.
export const shuffled = pages =>
  pages
    .map(page => ({ page, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ page }) => page)
