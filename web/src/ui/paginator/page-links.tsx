import { chakra } from '@chakra-ui/react'
import { Link, type LinkProps } from 'react-router'
import type { RenderStep } from './paginator.tsx'
import { stepStyle } from './step-style.ts'

/** Steps of a paginator as links; the first and last page have one each. */
export const pageLinks =
  (linkTo: (page: number) => Omit<LinkProps, 'children'>): RenderStep =>
  (label, page) =>
    page !== undefined && <StepLink {...linkTo(page)}>{label}</StepLink>

const StepLink = chakra(Link, { base: stepStyle })
