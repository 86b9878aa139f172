import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { accepted } from './judge-file.ts'

interface DropAreaProps {
  id: string
  label: string
  hint: string
  onFile: (file: File) => void
}

/** A button that asks for a file, and room to drop one. */
export function DropArea({ id, label, hint, onFile }: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  return (
    <chakra.div
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      alignItems="center"
      gap="2"
      padding="3"
      border="2px dashed"
      borderColor={over ? 'accent' : 'edge'}
      bg={over ? 'accentSoft' : 'transparent'}
      borderRadius="card"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      }}
    >
      <Button id={id} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <chakra.span color="muted" display={{ base: 'none', md: 'inline' }}>
        {hint}
      </chakra.span>
      <input
        ref={input}
        type="file"
        accept={accepted}
        hidden
        aria-hidden="true"
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file may be chosen again.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </chakra.div>
  )
}
