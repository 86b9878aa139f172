import { beforeEach, expect, jest, test } from '@jest/globals'
import { ignoreStrayPresses } from './ignore-stray-presses.ts'

ignoreStrayPresses()

const onClick = jest.fn()
let clock = 0

beforeEach(() => {
  document.body.innerHTML =
    '<button id="save"><b>Save</b></button><a href="#there" id="link">There</a>' +
    '<p id="first">One</p><p id="second">Two</p>' +
    '<label id="label"><i>By</i> <b>mail</b></label>'
  onClick.mockClear()
  for (const id of ['save', 'link', 'first', 'second', 'label'])
    element(id).addEventListener('click', () => onClick(id))
  // Long after the last press of the test before.
  clock += 10_000
})

const element = (id: string) => document.getElementById(id) as HTMLElement

interface PressOptions {
  pointerType?: string
  after?: number
  x?: number
  y?: number
  detail?: number
}

function press(target: Element, { pointerType = 'touch', after = 0, ...at }: PressOptions = {}) {
  clock += after
  const { x = 10, y = 10, detail = 1 } = at
  const down = new MouseEvent('pointerdown', { bubbles: true })
  Object.defineProperty(down, 'pointerType', { value: pointerType })
  target.dispatchEvent(down)
  const init = { bubbles: true, cancelable: true, clientX: x, clientY: y, detail }
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
  ['after 501 ms', { after: 501 }],
  ['25 px to the right', { after: 200, x: 35 }],
  ['25 px above', { after: 200, y: -15 }],
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

test.each<PressOptions>([{ after: 500 }, { x: 34 }, { y: 34 }, { x: 24, y: 24 }])(
  'a tap elsewhere is a stray one at %o',
  (options) => {
    press(element('save'))
    expect(press(element('link'), options)).toBe(true)
    expect(onClick.mock.calls).toEqual([['save']])
  },
)

test('a tap on other text is stray, one on another part of the same label is not', () => {
  press(element('first'))
  expect(press(element('second'), { after: 200 })).toBe(true)
  const [first, second] = element('label').children
  press(first as Element, { after: 600 })
  expect(press(second as Element, { after: 200 })).toBe(false)
  expect(onClick.mock.calls).toEqual([['first'], ['label'], ['label']])
})

test('nothing else hears of a stray press', () => {
  const onWindow = jest.fn()
  window.addEventListener('click', onWindow, true)
  press(element('save'))
  press(element('link'), { after: 200 })
  window.removeEventListener('click', onWindow, true)
  expect(onWindow).toHaveBeenCalledTimes(1)
})

test('a press beside all elements is one of the page', () => {
  press(element('save'))
  const click = new MouseEvent('click', { cancelable: true, detail: 1 })
  Object.defineProperty(click, 'timeStamp', { value: clock + 600 })
  window.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(false)
})
