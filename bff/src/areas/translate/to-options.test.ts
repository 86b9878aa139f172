import { expect, test } from '@jest/globals'
import { fromCodes, fromDescriptions, fromNames, toGenderOptions } from './to-options.ts'

test('each gender is offered once, those without a word of their own not at all', () => {
  const list = ['Male', 'Female', 'M', 'Unknown', ''].map((Description) => ({ Description }))
  expect(toGenderOptions([...list, {}])).toEqual([
    { id: 'Male', name: 'M' },
    { id: 'Female', name: 'Female' },
  ])
})

test('an entry without an id or a name is none', () => {
  const options = [{ id: '1', name: 'One' }]
  expect(fromCodes([{ Code: '1', Name: 'One' }, { Code: '2' }, { Name: 'x' }])).toEqual(options)
  expect(fromNames([{ Id: '1', Name: 'One' }, { Id: '', Name: 'x' }, {}])).toEqual(options)
  const described = [
    { Id: '1', Description: 'One' },
    { Id: '2', Description: '' },
  ]
  expect(fromDescriptions(described)).toEqual(options)
})

test('a name written as HTML is read as text', () => {
  const options = [{ id: '1', name: 'Pick & Pack' }]
  expect(fromNames([{ Id: '1', Name: 'Pick &amp; Pack' }])).toEqual(options)
})
