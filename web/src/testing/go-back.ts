import { act } from '@testing-library/react'

/** As the Back button of a browser or a phone, up to its event. */
export async function goBack() {
  const popped = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true, capture: true }),
  )
  await act(async () => {
    history.back()
    await popped
  })
}
