import * as choices from '@gatehouse/mocks/world/lists/choices'
import { expect, test } from '@jest/globals'
import { text } from './messages.ts'

test('translates every value of the lists that forms offer', () => {
  const { genders, ethnicities, veteranStatuses, disabilities } = choices
  const { reasonsForLeaving, educationLevels, adSources } = choices
  const names = [genders, ethnicities, veteranStatuses, disabilities, reasonsForLeaving]
    .flat()
    .map(({ Description }) => Description)
    .concat([...educationLevels, ...adSources].map(({ Name }) => Name))
  const known: readonly string[] = Object.values(text.en)
  expect(names.filter((name) => name !== null && !known.includes(name))).toEqual([])
})
