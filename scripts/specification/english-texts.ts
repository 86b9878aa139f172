import { globSync } from 'node:fs'
import { resolve } from 'node:path'

/** Every English text of the portal as a reader sees it, with `{name}` for a value. */
export async function readEnglishTexts(): Promise<ReadonlySet<string>> {
  const files = globSync('web/src/**/{messages,*-messages}.ts')
  const modules = await Promise.all(files.map((file) => import(resolve(file))))
  return new Set(modules.flatMap(({ text }) => Object.values<string>(text.en).map(toPlainText)))
}

/** Of a plural the form for many. `<name></name>` is a value, other markup is left out. */
function toPlainText(message: string): string {
  return message
    .replace(/\{(\w+), plural, .*?other \{(.*?)\}\}/g, (_, name, form: string) =>
      form.replaceAll('#', `{${name}}`),
    )
    .replace(/\{(\w+), number\}/g, '{$1}')
    .replace(/<(\w+)><\/\1>/g, '{$1}')
    .replace(/<\/?\w+>/g, '')
}
