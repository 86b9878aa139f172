import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { acceptedTypes } from './check-file.ts'

interface DropAreaProps {
  id: string
  label: string
  hint: string
  onFile: (file: File) => void
}

export function DropArea({ id, label, hint, onFile }: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null)
  const [dragging, setDragging] = useState(false)
  return (
    <chakra.div
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      alignItems="center"
      gap="2"
      padding="3"
      border="2px dashed"
      borderColor={dragging ? 'accent' : 'edge'}
      bg={dragging ? 'accentSoft' : 'transparent'}
      borderRadius="card"
      onDragOver={(event) => {
        event.preventDefault()
        setDragging(true)
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={(event) => {
        event.preventDefault()
        setDragging(false)
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
        accept={acceptedTypes}
        hidden
        aria-hidden="true"
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Reset, or choosing the same file again fires no change event.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </chakra.div>
  )
}
