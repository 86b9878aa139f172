export interface Channel<Message> {
  post(message: Message): void
  /** Keeps the latest message for the first subscriber, which may be loaded later. */
  listen(): void
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
  let missed: MessageEvent<Message> | undefined
  const keep = (event: MessageEvent<Message>) => {
    missed = event
  }
  return {
    post: (message) => open()?.postMessage(message),
    listen: () => open()?.addEventListener('message', keep),
    subscribe(onMessage) {
      opened?.removeEventListener('message', keep)
      if (missed) onMessage(missed.data)
      missed = undefined
      const listener = ({ data }: MessageEvent<Message>) => onMessage(data)
      open()?.addEventListener('message', listener)
      return () => opened?.removeEventListener('message', listener)
    },
  }
}
