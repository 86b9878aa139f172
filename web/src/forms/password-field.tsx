import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useText } from '../language/use-text.ts'
import { Field, type FieldProps } from './field.tsx'
import type { FormValues } from './form.ts'
import { text } from './messages.ts'

export function PasswordField<V extends FormValues<V>>(props: FieldProps<V>) {
  const t = useText(text)
  const [shown, setShown] = useState(false)
  return (
    <Field
      {...props}
      data-secret=""
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      aside={
        <chakra.button
          type="button"
          aria-label={t(shown ? 'hidePassword' : 'showPassword')}
          onClick={() => setShown(!shown)}
          position="absolute"
          insetInlineEnd="1px"
          top="1px"
          width="48px"
          height="46px"
          display="grid"
          placeItems="center"
          color="muted"
          borderRadius="card"
          cursor="pointer"
        >
          <Eye crossed={shown} />
        </chakra.button>
      }
    />
  )
}

function Eye({ crossed }: { crossed: boolean }) {
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      width="22px"
      height="22px"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.800"
      aria-hidden="true"
    >
      <path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12z" />
      <circle cx="12" cy="12" r="3" />
      {crossed && <path d="M4 20 20 4" />}
    </chakra.svg>
  )
}
