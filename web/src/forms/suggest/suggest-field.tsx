import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useText } from '../../language/use-text.ts'
import { Field } from '../field.tsx'
import type { FieldName, FormFields, FormValues } from '../form.ts'
import { text } from './messages.ts'
import { suggest } from './suggest.ts'

interface SuggestFieldProps<V extends FormValues<V>> {
  form: FormFields<V>
  name: FieldName<V>
  label: string
  aside?: ReactNode
  maxLength: number
  known: readonly string[]
}

/**
 * Combobox of the ARIA authoring practices that also takes free text: arrow keys select, Enter
 * accepts, Escape closes.
 */
export function SuggestField<V extends FormValues<V>>(props: SuggestFieldProps<V>) {
  const { form, name, label, aside, maxLength, known } = props
  const t = useText(text)
  const id = useId()
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const found = open ? suggest(known, form.values[name] ?? '') : []
  const shown = found.length > 0
  const close = () => {
    setOpen(false)
    setAt(-1)
  }

  const take = (suggestion: string) => {
    form.change(name, suggestion)
    close()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = found[at]
    if (event.key === 'Enter') {
      // Without a choice Enter submits what was typed.
      if (chosen === undefined) return close()
      take(chosen)
    } else if (event.key === 'Escape' && shown) close()
    else if (event.key === 'ArrowDown' && !open) setOpen(true)
    else if (event.key === 'ArrowDown' && shown) setAt((at + 1) % found.length)
    else if (event.key === 'ArrowUp' && shown) setAt((at <= 0 ? found.length : at) - 1)
    else return
    event.preventDefault()
  }

  return (
    <chakra.div position="relative">
      <Field
        form={form}
        name={name}
        label={label}
        aside={aside}
        maxLength={maxLength}
        required={false}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        aria-activedescendant={found[at] === undefined ? undefined : `${id}-${at}`}
        onInput={() => {
          setOpen(true)
          setAt(-1)
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <chakra.span srOnly role="status">
        {open && t('found', { count: found.length })}
      </chakra.span>
      {shown && (
        <List ref={intoView} id={id} role="listbox" aria-label={label}>
          {found.map((suggestion, index) => (
            <Option
              key={suggestion}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(suggestion)}
            >
              {suggestion}
            </Option>
          ))}
        </List>
      )}
    </chakra.div>
  )
}

/** A sheet may have no room below the field. */
function intoView(list: HTMLElement | null) {
  list?.scrollIntoView({ block: 'nearest' })
}

const List = chakra('ul', {
  base: {
    position: 'absolute',
    top: '100%',
    insetInline: '0',
    zIndex: '1100',
    listStyleType: 'none',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'edge',
    borderRadius: 'card',
    boxShadow: '0 4px 16px rgb(0 0 0 / 0.12)',
    overflow: 'hidden',
  },
})

const Option = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '48px',
    paddingInline: '2',
    paddingBlock: 'half',
    lineHeight: '1.3',
    cursor: 'pointer',
    '& + &': { borderTop: '1px solid', borderColor: 'line' },
    _hover: { bg: 'accentSoft' },
    '&[aria-selected=true]': { bg: 'accentSoft', color: 'accent', fontWeight: '600' },
  },
})
