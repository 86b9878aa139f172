/** As a browser's translation does: puts its own elements in the place of React's text nodes. */
export function translatePage() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) found.push(walker.currentNode as Text)
  for (const node of found) {
    if (!node.data.trim()) continue
    const font = document.createElement('font')
    font.textContent = node.data
    node.replaceWith(font)
  }
}
