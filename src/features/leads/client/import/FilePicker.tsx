import { useId, useRef, useState } from 'react'
import { UploadOutlined } from '@ant-design/icons'
import { Button } from '#client/ui/controls'

interface FilePickerProps {
  /** The file that was chosen. */
  readonly fileName: string | null
  readonly onChosen: (file: File) => void
}

/** Takes one file, dropped or chosen. */
export function FilePicker({ fileName, onChosen }: FilePickerProps) {
  const help = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file) onChosen(file)
  }
  return (
    <div
      className={isOver ? 'file-drop file-drop-over' : 'file-drop'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => {
        setOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <Button icon={<UploadOutlined aria-hidden />} aria-describedby={help} onClick={() => input.current?.click()}>
        {fileName === null ? 'Choisir un fichier CSV' : 'Choisir un autre fichier'}
      </Button>
      <p id={help}>{fileName ?? 'ou déposez-le ici. Première ligne\u00a0: les titres des colonnes.'}</p>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label="Fichier CSV"
        hidden
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
    </div>
  )
}
