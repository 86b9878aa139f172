/** Fields of the form `form`, without the radio buttons. */
export const fieldsOfForm = () =>
  [...document.querySelectorAll<HTMLInputElement>('[id^="form-"][name]')].filter(
    ({ type }) => type !== 'radio',
  )

/** Label, type, keyboard, autocomplete, longest text and help of each; a mark at those required. */
export const describedFields = () =>
  fieldsOfForm().map((box) =>
    [
      `${box.labels?.[0]?.textContent}${box.getAttribute('aria-required') === 'true' ? '*' : ''}`,
      box.getAttribute('type'),
      box.getAttribute('inputmode'),
      box.getAttribute('autocomplete'),
      box.getAttribute('maxlength'),
      document.getElementById(`${box.id}-help`)?.textContent,
    ]
      .filter(Boolean)
      .join(', '),
  )
