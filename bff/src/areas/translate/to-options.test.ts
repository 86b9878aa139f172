import { expect, test } from '@jest/globals'
import {
  fromCodes,
  fromDescriptions,
  fromNames,
  toDeclinableOptions,
  toGenderOptions,
} from './to-options.ts'

const declined = { id: 'Declined', name: 'I choose not to disclose' }

test('each gender is offered once, those without a word of their own not at all', () => {
  const list = ['Male', 'Female', 'M', 'Unknown', ''].map((Description) => ({ Description }))
  expect(toGenderOptions([...list, {}])).toEqual([
    { id: 'Male', name: 'M' },
    { id: 'Female', name: 'Female' },
    declined,
  ])
})

test('declining is offered once, in the words of the list if it has them', () => {
  const options = (...list: string[]) =>
    toGenderOptions(list.map((Description) => ({ Description })))
  expect(options('Male', 'Female').at(-1)).toEqual(declined)
  expect(options('Male', 'I choose not to self-identify')).toEqual([
    { id: 'Male', name: 'Male' },
    { id: 'Declined', name: 'I choose not to self-identify' },
  ])
  expect(options()).toEqual([])
  expect(options('3')).toEqual([])
})

test('each list of answers offers to decline, in its own words if it has them', () => {
  const options = (...list: string[]) =>
    toDeclinableOptions(list.map((Description, at) => ({ Id: String(at - 1), Description })))
  const veterans = [
    { id: '-1', name: 'Not a veteran' },
    { id: '0', name: 'Protected veteran' },
  ]
  expect(options('Not a veteran', 'Protected veteran')).toEqual([...veterans, declined])
  expect(options("I don't wish to answer", 'White').map(({ id }) => id)).toEqual(['-1', '0'])
  const keptBack =
    'I am a protected veteran, but I choose not to self-identify the classifications to which I belong'
  expect(options('Not a veteran', keptBack)).toEqual([
    { id: '-1', name: 'Not a veteran' },
    { id: '0', name: keptBack },
    declined,
  ])
  expect(options()).toEqual([])
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
