/** A value that its pattern allows for each path parameter, where any at all will do. */
const fitting: Record<string, string> = { brand: 'arna', id: '1001' }

export const anyParams = new Proxy(fitting, {
  get: (known, name: string) => known[name] ?? 'announcements',
})
