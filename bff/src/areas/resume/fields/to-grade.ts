/** Two decimals; 0 if blank [3 §5]. */
export function toGrade(grade = 0): number {
  return Math.round(grade * 100) / 100
}
