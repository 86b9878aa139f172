import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { globalCss } from './global-css.ts'

const accent = (kind: string, light: string, dark: string) => ({
  value: { base: `var(--light${kind}, ${light})`, _osDark: `var(--dark${kind}, ${dark})` },
})

/** One set of names, light and dark: components name what a colour is for, never the colour. */
export const colors = {
  paper: { value: { base: '#fbfaf7', _osDark: '#14171a' } },
  surface: { value: { base: '#ffffff', _osDark: '#1d2125' } },
  ink: { value: { base: '#1a1d1f', _osDark: '#eceeef' } },
  muted: { value: { base: '#565e64', _osDark: '#a9b2b8' } },
  line: { value: { base: '#dedbd4', _osDark: '#383f45' } },
  /** Edges of what can be typed into: 3:1 against the surface. */
  edge: { value: { base: '#7c858b', _osDark: '#828d95' } },
  /** Each company may bring its own (areas/companies/accent.ts). */
  accent: accent('', '#0f5f66', '#79cdd2'),
  accentHover: accent('-hover', '#0b4a50', '#9adce0'),
  onAccent: { value: { base: '#ffffff', _osDark: '#082a2d' } },
  accentSoft: accent('-soft', '#e4f0f0', '#17343a'),
  /** Of information: a company's red accent would look like an error. */
  info: { value: { base: '#0f5f66', _osDark: '#79cdd2' } },
  infoSoft: { value: { base: '#e4f0f0', _osDark: '#17343a' } },
  danger: { value: { base: '#b3261e', _osDark: '#f4aca6' } },
  dangerSoft: { value: { base: '#fbebea', _osDark: '#3b1f1d' } },
  good: { value: { base: '#1e6b3a', _osDark: '#8fd7a8' } },
  goodSoft: { value: { base: '#e7f4eb', _osDark: '#18331f' } },
}

/** 8 px grid; names are multiples of it. */
const spacing = {
  half: { value: '4px' },
  1: { value: '8px' },
  2: { value: '16px' },
  3: { value: '24px' },
  4: { value: '32px' },
  6: { value: '48px' },
}

const fontSizes = {
  sm: { value: '0.875rem' },
  md: { value: '1rem' },
  lg: { value: '1.25rem' },
  xl: { value: '1.5625rem' },
  '2xl': { value: '1.9375rem' },
}

export const system = createSystem(defaultBaseConfig, {
  cssVarsPrefix: 'gh',
  preflight: true,
  theme: {
    breakpoints: { sm: '370px', md: '768px', lg: '1024px' },
    tokens: {
      spacing,
      fontSizes,
      radii: { card: { value: '8px' } },
      fonts: {
        body: { value: "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif" },
      },
    },
    semanticTokens: { colors },
    keyframes: {
      turn: { to: { transform: 'rotate(360deg)' } },
      slide: { from: { transform: 'translateX(0)' }, to: { transform: 'translateX(150%)' } },
    },
  },
  globalCss,
})
