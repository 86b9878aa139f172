import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '@jest/globals'
import { createTranslator } from 'use-intl/core'

interface Module {
  text: { en: Record<string, string>; es: Record<string, string> }
}

async function readTexts() {
  const files = globSync('web/src/**/{messages,*-messages}.ts')
  const modules = files.map(
    async (file) => [file, (await import(resolve(file))) as Module] as const,
  )
  return Promise.all(modules)
}

/** Words of English texts that no Spanish one has. */
const english = /\b(the|and|your|you|this|with|for|from|please|accounts?|we|is|are|not|to|of)\b/i

/** Names that stay English: values, markup, addresses, and what is quoted from elsewhere. */
const foreign = /\{[^{}]*\}|<[^>]*>|https?:\S+|“[^”]*”|«[^»]*»/g

test('every Spanish text is Spanish', async () => {
  const texts = await readTexts()
  expect(texts.length).toBeGreaterThan(50)
  const suspects: string[] = []
  for (const [file, { text }] of texts) {
    for (const [key, message] of Object.entries(text.es))
      if (english.test(message.replace(foreign, ''))) suspects.push(`${file} ${key}: ${message}`)
  }
  expect(suspects).toEqual([])
})

/** Names of values and tags, and the cases of plurals. */
const part = /(?<![\s}](?:=\d+|one|other) )\{\w+(?=[,}])|<\w+>|(?<=[\s}])(?:=\d+|one|other)(?= \{)/g
const partsOf = (message = '') => [...new Set(message.match(part))].toSorted().join()

test('every Spanish text has the values, the markup and the plurals of the English one', async () => {
  const differing: string[] = []
  for (const [file, { text }] of await readTexts())
    for (const [key, message] of Object.entries(text.en))
      if (partsOf(message) !== partsOf(text.es[key])) differing.push(`${file} ${key}`)
  expect(differing).toEqual([])
})

test('Spanish counts are those of the record', async () => {
  const counts: string[] = []
  for (const [file, { text }] of await readTexts())
    for (const [key, message] of Object.entries(text.es)) {
      const name = /\{(\w+), plural/.exec(message)?.[1]
      if (!name) continue
      const t = createTranslator({ locale: 'es', messages: text.es })
      const values = { time: '…', state: '…', drivers: '…', distance: 5 }
      for (const count of [0, 1, 2])
        counts.push(`${file} ${key} ${count}: ${t(key, { ...values, [name]: count })}`)
    }
  expect(counts.toSorted()).toMatchSnapshot()
})
