import { useId, useState, type DragEvent } from 'react'
import { InboxOutlined } from '@ant-design/icons'

/** Where a snapshot file is dropped, or chosen. */
export function SnapshotPicker({ onFile }: { onFile: (file: File) => void }) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file) onFile(file)
  }
  const hover = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <div
      className="snapshot-drop"
      data-over={isOver}
      onDragOver={hover}
      onDragLeave={() => {
        setOver(false)
      }}
      onDrop={drop}
    >
      <InboxOutlined aria-hidden />
      <p>Déposez un instantané ici, ou choisissez-le sur votre ordinateur.</p>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept=".json,application/json"
        onChange={({ target }) => {
          take(target.files)
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <label htmlFor={id}>Choisir un instantané</label>
    </div>
  )
}
