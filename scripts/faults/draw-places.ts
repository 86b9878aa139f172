import { globSync, readFileSync } from 'node:fs'
import { createRandom } from '@gatehouse/bff/proofs/seeded-random'

const sources = ['bff/src/**/*.ts', 'contracts/src/**/*.ts', 'web/src/**/*.{ts,tsx}']
const excluded = ['**/*.test.*', '**/testing/**', 'bff/src/proofs/**']

/**
 * Draws lines with code of the product ("bff/src/ops/heartbeat.ts:87"), each as likely as any other;
 * the same seed draws the same ones. Texts are left out: a test compares them with the specification.
 */
export function drawPlaces(count: number, seed: number): string[] {
  const files = globSync(sources, { exclude: [...excluded, '**/messages.ts', '**/*-messages.ts'] })
  const places = files
    .toSorted()
    .flatMap((file) => codeLines(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`))
  const random = createRandom(seed)
  const drawn = new Set<string>()
  while (drawn.size < Math.min(count, places.length)) {
    const place = places[Math.floor(random() * places.length)]
    if (place) drawn.add(place)
  }
  return [...drawn].toSorted()
}

/** Numbers of the lines that hold more than comments, imports, types' heads and closing brackets. */
export function codeLines(source: string): number[] {
  const blank = (text: string) => text.replace(/[^\n]/g, '')
  return source
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/^import\s[\s\S]*?['"]$/gm, blank)
    .split('\n')
    .flatMap((line, index) => (isCode(line.trim()) ? [index + 1] : []))
}

function isCode(line: string): boolean {
  return !/^(\/\/.*|(export )?(type|interface) .*|[\])}>;,({/\s]*)$/.test(line)
}
