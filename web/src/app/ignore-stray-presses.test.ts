import { beforeEach, expect, jest, test } from '@jest/globals'
import { ignoreStrayPresses } from './ignore-stray-presses.ts'

ignoreStrayPresses()

const onClick = jest.fn()
let clock = 0

beforeEach(() => {
  document.body.innerHTML =
    '<button id="save"><b>Save</b></button><a href="#there" id="link">There</a>'
  onClick.mockClear()
  for (const id of ['save', 'link']) element(id).addEventListener('click', () => onClick(id))
  // Long after the last press of the test before.
  clock += 10_000
})

const element = (id: string) => document.getElementById(id) as HTMLElement

interface PressOptions {
  pointerType?: string
  after?: number
  x?: number
  detail?: number
}

function press(target: Element, { pointerType = 'touch', after = 0, ...at }: PressOptions = {}) {
  clock += after
  const { x = 10, detail = 1 } = at
  const down = new MouseEvent('pointerdown', { bubbles: true })
  Object.defineProperty(down, 'pointerType', { value: pointerType })
  target.dispatchEvent(down)
  const init = { bubbles: true, cancelable: true, clientX: x, clientY: 10, detail }
  const click = new MouseEvent('click', init)
  Object.defineProperty(click, 'timeStamp', { value: clock })
  target.dispatchEvent(click)
  return click.defaultPrevented
}

test('ignores a second tap on what the first has put in the same place', () => {
  press(element('save'))
  expect(press(element('link'), { after: 200 })).toBe(true)
  expect(press(element('link'), { after: 200 })).toBe(true)
  expect(onClick.mock.calls).toEqual([['save']])
})

test.each<[string, PressOptions]>([
  ['later', { after: 600 }],
  ['elsewhere', { after: 200, x: 60 }],
  ['from the keyboard', { after: 200, detail: 0 }],
  ['of a mouse that counts it as its first', { after: 200, pointerType: 'mouse' }],
])('a press %s is meant', (_case, options) => {
  press(element('save'), { pointerType: options.pointerType ?? 'touch' })
  press(element('link'), options)
  expect(onClick.mock.calls).toEqual([['save'], ['link']])
})

test('ignores the second click of a mouse elsewhere, and passes it on to the same control', () => {
  const mouse = { pointerType: 'mouse', after: 300 }
  press(element('save'), mouse)
  press(element('save').firstElementChild as Element, { ...mouse, detail: 2 })
  press(element('link'), { ...mouse, detail: 3 })
  expect(onClick.mock.calls).toEqual([['save'], ['save']])
})
