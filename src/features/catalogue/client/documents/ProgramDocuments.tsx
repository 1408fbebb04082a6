import type { ReactNode } from 'react'
import { FileImageOutlined, FilePdfOutlined } from '@ant-design/icons'
import type { ProgramDocument } from '#features/catalogue/contract'
import { useFileDownload } from '#client/screens/downloads'
import { formatDate } from '#client/ui'
import { Button } from '#client/ui/controls'
import { formatSize } from '#client/ui/formats'
import './documents.css'

interface ProgramDocumentsProps {
  readonly program: string
  readonly documents: readonly ProgramDocument[]
  /** What else one may do with a document. */
  readonly actionsOf?: (document: ProgramDocument) => ReactNode
}

/** The documents that the firm gives with a programme; each is downloaded. */
export function ProgramDocuments({ program, documents, actionsOf }: ProgramDocumentsProps) {
  const download = useFileDownload()
  return (
    <ul className="program-documents">
      {documents.map((document) => {
        const { id, name, media_type: mediaType, size, added_at: at } = document
        return (
          <li key={id}>
            <Button
              type="link"
              icon={
                mediaType === 'application/pdf' ? <FilePdfOutlined aria-hidden /> : <FileImageOutlined aria-hidden />
              }
              aria-label={`Télécharger ${name}`}
              onClick={() =>
                void download({ path: `/v3/programs/${program}/documents/${id}`, name: fileName(document) })
              }
            >
              {name}
            </Button>
            <span className="program-document-note">
              {formatSize(size)}, ajouté le {formatDate(at)}
            </span>
            {actionsOf?.(document)}
          </li>
        )
      })}
    </ul>
  )
}

const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/webp': '.webp',
}

/** Its name, with the ending that opens it. */
function fileName({ name, media_type: mediaType }: ProgramDocument): string {
  const ending = ENDINGS[mediaType] ?? ''
  const isWritten = name.toLowerCase().endsWith(ending) || (ending === '.jpg' && /\.jpeg$/i.test(name))
  return isWritten ? name : `${name}${ending}`
}
