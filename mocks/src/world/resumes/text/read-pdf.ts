/** Extracts the text of a PDF. Throws for a damaged or encrypted file. */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  // Lazy-loaded: slow to load.
  const { getDocumentProxy } = await import('unpdf')
  // Copied: unpdf detaches its input.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  try {
    const pages: string[] = []
    for (let number = 1; number <= Math.min(pdf.numPages, 20); number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent()
      const parts = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
      pages.push(parts.join(''))
    }
    return pages.join('\n')
  } finally {
    await pdf.loadingTask.destroy()
  }
}
