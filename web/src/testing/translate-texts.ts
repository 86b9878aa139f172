/** Replaces every text as a browser's translation does: React then updates nodes that are no longer there. */
export function translateTexts(root: Node) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    font.append(`${text.data} (translated)`)
    text.replaceWith(font)
  }
}
