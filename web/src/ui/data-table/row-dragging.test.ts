import { beforeEach, expect, jest, test } from '@jest/globals'
import type { DragEvent } from 'react'
import { rowDragging } from './row-dragging.ts'

interface Account {
  id: string
  movable: boolean
}

const rows: Account[] = [
  { id: 'a', movable: true },
  { id: 'b', movable: true },
  { id: 'rest', movable: false },
]
const [first, second, rest] = rows as [Account, Account, Account]
const onDrop = jest.fn()
const attributesOf = rowDragging({
  rows,
  rowKey: ({ id }) => id,
  isMovable: ({ movable }) => movable,
  onDrop,
})

/** As a browser carries it from row to row. */
function dragEvent(data: Record<string, string> = {}) {
  const preventDefault = jest.fn()
  const dataTransfer = {
    effectAllowed: '',
    get types() {
      return Object.keys(data)
    },
    setData(type: string, value: string) {
      data[type] = value
    },
    getData: (type: string) => data[type] ?? '',
  }
  return { preventDefault, dataTransfer } as unknown as DragEvent & {
    preventDefault: typeof preventDefault
  }
}

beforeEach(() => {
  onDrop.mockClear()
})

test('a dropped row takes the place of the other', () => {
  const event = dragEvent()
  attributesOf(first).onDragStart?.(event)
  expect(event.dataTransfer.effectAllowed).toBe('move')
  attributesOf(second).onDragOver?.(event)
  expect(event.preventDefault).toHaveBeenCalledTimes(1)
  attributesOf(second).onDrop?.(event)
  expect(onDrop.mock.calls).toEqual([[first, second]])
})

test('a row that stays is neither dragged nor dropped on', () => {
  expect(attributesOf(rest)).toEqual({})
  expect(attributesOf(first).draggable).toBe(true)
})

test('nothing happens on the row itself', () => {
  const event = dragEvent()
  attributesOf(first).onDragStart?.(event)
  attributesOf(first).onDrop?.(event)
  expect(onDrop).not.toHaveBeenCalled()
})

test('a file that is dragged over a row is left to the browser', () => {
  const event = dragEvent({ Files: '' })
  attributesOf(first).onDragOver?.(event)
  expect(event.preventDefault).not.toHaveBeenCalled()
})

test.each([
  ['a file', { Files: '' }],
  ['a row of another table', { 'text/x-gatehouse-row': 'z' }],
])('%s is left to the browser', (_case, data) => {
  const event = dragEvent(data)
  attributesOf(first).onDrop?.(event)
  expect([onDrop.mock.calls, event.preventDefault.mock.calls]).toEqual([[], []])
})
