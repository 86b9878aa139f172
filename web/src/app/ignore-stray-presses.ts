/** From one press to the next, and between their places, on a touch screen. */
const doubleTapMs = 500
const nearPx = 24

interface Press {
  pressed: Element | null
  x: number
  y: number
  time: number
}

let last: Press | undefined
let pointerType = ''

/**
 * Ignores the second press of a double click or double tap if the first has put something else in its
 * place: a closed dialog, a shorter page, the next row of a list.
 */
export function ignoreStrayPresses() {
  const onPointer = (event: PointerEvent) => {
    pointerType = event.pointerType
  }
  // On the window: before React and before presses are recorded.
  window.addEventListener('pointerdown', onPointer, true)
  window.addEventListener('click', onClick, true)
}

function onClick(event: MouseEvent) {
  const { clientX: x, clientY: y, timeStamp: time, detail } = event
  // From the keyboard, a label or a script.
  if (detail === 0) return
  const press = { pressed: controlAt(event.target), x, y, time }
  const isMeant = !last || last.pressed === press.pressed || !isSecond(last, press, detail)
  last = isMeant ? press : { ...press, pressed: last?.pressed ?? null }
  if (isMeant) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** A mouse counts clicks itself; a touch screen does not. */
function isSecond(first: Press, second: Press, detail: number): boolean {
  if (pointerType === 'mouse') return detail > 1
  const isNear = Math.hypot(second.x - first.x, second.y - first.y) <= nearPx
  return isNear && second.time - first.time <= doubleTapMs
}

function controlAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  return target.closest('a, button, label, input, select, textarea, summary') ?? target
}
