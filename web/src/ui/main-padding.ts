/** Between the edges of main and a page. */
export const mainPadding = {
  paddingInline: { base: '2', md: '4' },
  paddingBlock: { base: '3', md: '6' },
}
