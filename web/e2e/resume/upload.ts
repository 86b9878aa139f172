import { expect, type Page, type Stack } from '../portal.ts'

export async function upload(
  page: Page,
  file: { name: string; mimeType?: string; buffer: Buffer },
  button: RegExp = /^Choose (a|another) file$/,
) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ])
  await chooser.setFiles({ mimeType: 'application/octet-stream', ...file })
}

/** Drops a file onto the upload's area; the browser must not open it in place of the portal. */
export async function drop(page: Page, { name, buffer }: { name: string; buffer: Buffer }) {
  const area = page.locator('div', {
    has: page.locator('> button', { hasText: /^Choose (a|another) file$/ }),
  })
  const isHandled = await area.last().evaluate(
    (element, [fileName, content]) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([Uint8Array.from(content)], fileName))
      const event = { bubbles: true, cancelable: true, dataTransfer }
      return !element.dispatchEvent(new DragEvent('drop', event))
    },
    [name, [...buffer]] as const,
  )
  expect(isHandled).toBe(true)
}

/** Sample résumé whose name ends so: the first is the same of each file type. */
export async function readSample({ fakesUrl }: Stack, ending: string) {
  const list = (await (await fetch(`${fakesUrl}/__fakes/resumes`)).json()) as { name: string }[]
  const { name } = list.find((one) => one.name.endsWith(ending)) ?? { name: '' }
  const response = await fetch(`${fakesUrl}/__fakes/resumes/${name}`)
  return { name, buffer: Buffer.from(await response.arrayBuffer()) }
}
