export interface Channel<Message> {
  post(message: Message): void
  subscribe(onMessage: (message: Message) => void): () => void
}

/** Opens on first use; does nothing where the browser forbids BroadcastChannel. */
export function createChannel<Message>(name: string): Channel<Message> {
  let opened: BroadcastChannel | undefined
  const open = () => {
    try {
      opened ??= new BroadcastChannel(name)
    } catch {}
    return opened
  }
  return {
    post: (message) => open()?.postMessage(message),
    subscribe(onMessage) {
      const listener = ({ data }: MessageEvent<Message>) => onMessage(data)
      open()?.addEventListener('message', listener)
      return () => opened?.removeEventListener('message', listener)
    },
  }
}
