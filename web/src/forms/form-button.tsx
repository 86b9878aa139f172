import type { ComponentProps } from 'react'
import { Button } from '../ui/button.tsx'
import type { AnyForm } from './form.ts'

interface FormButtonProps extends Pick<ComponentProps<typeof Button>, 'look' | 'children'> {
  form: AnyForm
  onClick: () => void
}

/** Cancel or Delete beside the submit button: disabled while the form is sent, which nothing takes back. */
export function FormButton({ form, onClick, ...rest }: FormButtonProps) {
  return <Button {...rest} aria-disabled={form.sending} onClick={() => form.sending || onClick()} />
}
