/** Less of the frame holds no dialog. */
const minHeightPx = 320

/**
 * In the page of a host that is taller than the screen, tells where the person looks: --hidden-above and
 * --hidden-below, in px, of the frame when it was last pressed or resized.
 */
export function trackVisibleArea() {
  measure()
  window.addEventListener('click', measure, true)
  window.addEventListener('resize', measure)
}

function measure() {
  const area = document.createElement('div')
  area.style.cssText = 'position: fixed; inset: 0; visibility: hidden; pointer-events: none'
  document.body.append(area)
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect()
    area.remove()
    if (entry) keep(entry)
  })
  observer.observe(area)
}

function keep({ boundingClientRect, intersectionRect }: IntersectionObserverEntry) {
  const isWhole = intersectionRect.height >= boundingClientRect.height
  if (intersectionRect.height < minHeightPx && !isWhole) return
  const { style } = document.documentElement
  style.setProperty('--hidden-above', `${intersectionRect.top - boundingClientRect.top}px`)
  style.setProperty('--hidden-below', `${boundingClientRect.bottom - intersectionRect.bottom}px`)
}
