import { expect, test } from '@jest/globals'
import {
  brandSites,
  footerLinks,
  optionalLink,
  optionalLinkWith,
  storeLinks,
} from './link-setting.ts'

test('accepts https, and http on this machine', () => {
  expect(optionalLink('')).toBe('')
  expect(optionalLink('https://www.example.test/a?b=c#d')).toBe('https://www.example.test/a?b=c#d')
  expect(optionalLink('http://127.0.0.1:3001/a')).toBe('http://127.0.0.1:3001/a')
  expect(optionalLink(' HTTPS://X.test/a b ')).toBe('https://x.test/a%20b')
  expect(optionalLink('http://localhost:3001/a')).toBe('http://localhost:3001/a')
  for (const wrong of [
    'http://www.example.test',
    'http://localhost.example.test',
    'ftp://localhost/a',
    'javascript:alert(1)',
    '/terms',
    'data:text/html,',
  ])
    expect(() => optionalLink(wrong)).toThrow('must hold https addresses')
})

test('accepts a link with a placeholder in its path or query', () => {
  const read = optionalLinkWith('{reportID}')
  for (const right of ['', 'https://x.test/{reportID}', 'http://127.0.0.1:3001/?id={reportID}'])
    expect(read(right)).toBe(right)
  for (const wrong of ['https://x.test/', 'https://x{reportID}.test/'])
    expect(() => read(wrong)).toThrow('must have {reportID} in its path or query')
  for (const wrong of ['http://x.test/{reportID}', 'javascript:{reportID}', '/{reportID}'])
    expect(() => read(wrong)).toThrow('must hold https addresses')
})

test('a link of two placeholders must have both, and none in its host', () => {
  const read = optionalLinkWith('{returnTo}', '{state}')
  const right = 'https://id.test/in?to={returnTo}&state={state}'
  expect(read(right)).toBe(right)
  for (const wrong of [
    'https://id.test/in?to={returnTo}',
    'https://id.test/in?state={state}',
    'https://{state}.id.test/in?to={returnTo}',
  ])
    expect(() => read(wrong)).toThrow('must have {returnTo} and {state} in its path or query')
})

test('accepts sites of known brands', () => {
  expect(brandSites('{"xpo": "https://xpo.test/jobs"}')).toEqual({ xpo: 'https://xpo.test/jobs' })
  expect(() => brandSites('{"XPO": "https://xpo.test"}')).toThrow('not "XPO"')
})

test('accepts known footer links, and any sister division', () => {
  const given = { terms: 'https://x.test/t', divisions: { 'Arna & Co': 'https://arna.test/' } }
  expect(footerLinks(JSON.stringify(given))).toEqual(given)
  expect(footerLinks('{}')).toEqual({ divisions: {} })
})

test.each([
  ['{"termz": "https://x.test"}', 'not "termz"'],
  ['{"terms": "http://x.test"}', 'must hold https addresses'],
  ['{"divisions": {"A": "ftp://x.test"}}', 'must hold https addresses'],
  ['{"divisions": ["https://x.test"]}', 'must be a JSON object'],
  ['[]', 'must be a JSON object'],
  ['terms', 'JSON'],
])('rejects %s', (value, message) => {
  expect(() => footerLinks(value)).toThrow(message)
})

test('accepts store links for iPhone and Android only', () => {
  expect(storeLinks('{"iphone": "https://x.test/i"}')).toEqual({ iphone: 'https://x.test/i' })
  expect(() => storeLinks('{"pager": "https://x.test/i"}')).toThrow('not "pager"')
})
