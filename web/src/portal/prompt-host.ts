/** Asks the user; resolves to false when they decline. */
type Prompt = () => Promise<boolean>

/** Connects code outside React with a dialog that may not be mounted yet. */
export function createPromptHost() {
  let resolve: (prompt: Prompt) => void
  let mounted: Promise<Prompt>
  const reset = () => {
    mounted = new Promise((resolved) => {
      resolve = resolved
    })
  }
  reset()
  return {
    /** Provides the dialog's prompt; returns the cleanup for its unmount, which declines open prompts. */
    mount(prompt: Prompt): () => void {
      let decline: (answer: false) => void = () => undefined
      const declined = new Promise<false>((resolved) => {
        decline = resolved
      })
      resolve(() => Promise.race([prompt(), declined]))
      return () => {
        reset()
        decline(false)
      }
    },
    ask: async (): Promise<boolean> => (await mounted)(),
  }
}
