import { mayMeasure, onConsentChange } from '../areas/privacy/consent.ts'
import type { PressRecorder } from '../portal/press-recorder.ts'
import { tabStore, visitorLocationKey } from '../portal/storage.ts'

let recorder: Promise<PressRecorder> | undefined

/** The first press loads the recorder, so that pages do without it. */
function loadRecorder(): Promise<PressRecorder> {
  recorder ??= import('../portal/press-recorder.ts').then(({ createPressRecorder }) =>
    createPressRecorder({ mayMeasure, onConsentChange }),
  )
  return recorder
}

/** Records presses of elements marked with `data-track`, while measuring is allowed. */
export function watchPresses() {
  const onPress = ({ target }: Event) => {
    const pressed = (target as Element).closest('[data-track]:not([aria-disabled=true])')
    const elementId = pressed?.getAttribute('data-track')
    if (!elementId || !mayMeasure()) return
    loadRecorder()
      .then(({ recordPress }) => recordPress(elementId))
      .catch(() => undefined)
  }
  const forgetLocation = () => {
    if (!mayMeasure()) tabStore.remove(visitorLocationKey)
  }
  forgetLocation()
  onConsentChange(forgetLocation)
  // Captured: before the press disables the element or leads elsewhere.
  document.addEventListener('click', onPress, true)
}
