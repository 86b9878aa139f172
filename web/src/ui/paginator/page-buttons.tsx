import { chakra } from '@chakra-ui/react'
import type { RenderStep } from './paginator.tsx'
import { stepStyle } from './step-style.ts'

/** Steps of a paginator as buttons. A disabled one stays, because it may have the focus. */
export const pageButtons =
  (onTurn: (page: number) => void): RenderStep =>
  (label, page) => (
    <StepButton
      type="button"
      aria-disabled={page === undefined}
      onClick={() => page !== undefined && onTurn(page)}
    >
      {label}
    </StepButton>
  )

const StepButton = chakra('button', {
  base: { ...stepStyle, cursor: 'pointer', '&[aria-disabled=true]': { color: 'muted' } },
})
