import type { ReactNode } from 'react'
import { useText } from '../../../language/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonRow } from '../../../ui/button-row.tsx'
import { useApplication } from '../model/application-context.ts'
import { text } from './messages.ts'

export function StepButtons({ children }: { children: ReactNode }) {
  const t = useText(text)
  const { back } = useApplication()
  return (
    <ButtonRow>
      {children}
      {back && <Button onClick={back}>{t('back')}</Button>}
    </ButtonRow>
  )
}
