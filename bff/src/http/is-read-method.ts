export function isReadMethod(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}
