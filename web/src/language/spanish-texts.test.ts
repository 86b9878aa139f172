import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '@jest/globals'

interface Module {
  text: { es: Record<string, string> }
}

/** Words of English texts that no Spanish one has. */
const english = /\b(the|and|your|you|this|with|for|from|please|accounts?|we|is|are|not|to|of)\b/i

/** Names that stay English: values, markup, addresses, and what is quoted from elsewhere. */
const foreign = /\{[^{}]*\}|<[^>]*>|https?:\S+|“[^”]*”|«[^»]*»/g

test('every Spanish text is Spanish', async () => {
  const files = globSync('web/src/**/{messages,*-messages}.ts')
  expect(files.length).toBeGreaterThan(50)
  const suspects: string[] = []
  for (const file of files) {
    const { text } = (await import(resolve(file))) as Module
    for (const [key, message] of Object.entries(text.es))
      if (english.test(message.replace(foreign, ''))) suspects.push(`${file} ${key}: ${message}`)
  }
  expect(suspects).toEqual([])
})
