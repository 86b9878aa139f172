/** Whether a press in a row meant something else: a control, open details, or a selection of text. */
export function isOnControl(target: EventTarget): boolean {
  const isControl = (target as Element).closest('a, button, [data-details]') !== null
  return isControl || getSelection()?.isCollapsed === false
}
