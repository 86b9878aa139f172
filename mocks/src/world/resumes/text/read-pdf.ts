/** The text of a PDF, as lines of it end. Throws when it is damaged or locked. */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  // Loading it takes a while: only who uploads a PDF waits for it.
  const { getDocumentProxy } = await import('unpdf')
  // It takes its input for its own, and leaves an empty array behind.
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
