import type { Page, Stack } from '../portal.ts'

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

/** Sample résumé whose name ends so: the first is the same of each file type. */
export async function readSample({ fakesUrl }: Stack, ending: string) {
  const list = (await (await fetch(`${fakesUrl}/__fakes/resumes`)).json()) as { name: string }[]
  const { name } = list.find((one) => one.name.endsWith(ending)) ?? { name: '' }
  const response = await fetch(`${fakesUrl}/__fakes/resumes/${name}`)
  return { name, buffer: Buffer.from(await response.arrayBuffer()) }
}
