import { expect, test } from '@jest/globals'
import { guessLanguage } from './guess-language.ts'

test.each([
  ['<p>Our offices are closed on Friday. Submit your hours by noon to be paid.</p>', 'es', 'en'],
  [
    '<p>Nuestras oficinas estarán cerradas el jueves. Envíe sus horas para recibir su pago.</p>',
    'en',
    'es',
  ],
  // Names of one language in a sentence of the other.
  [
    'Report to the La Quinta at Plaza de la Villa by 6 and ask for the lead of your shift.',
    'es',
    'en',
  ],
  ['Forklift Operator', 'en', 'en'],
  ['Forklift Operator', 'es', 'es'],
  ['Plaza de la Villa', 'en', 'en'],
  // Three words are enough, in capitals too.
  ['ASK FOR THE LEAD OF SHIFTS', 'es', 'en'],
  ['', 'es', 'es'],
  // As many words of the one as of the other.
  ['The key is for the gate. La llave es para la reja.', 'en', 'en'],
  ['The key is for the gate. La llave es para la reja.', 'es', 'es'],
  // Tags, attributes and entities are no words.
  ['<a href="https://example.test/the/and/of/your">Open</a>&nbsp;&eacute;', 'es', 'es'],
] as const)('%s, usually %s, is %s', (text, usual, expected) => {
  expect(guessLanguage(text, usual)).toBe(expected)
})
