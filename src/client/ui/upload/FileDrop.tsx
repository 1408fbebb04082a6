import type { ReactNode } from 'react'
import { InboxOutlined } from '@ant-design/icons'
import { Upload } from 'antd'
import { pressWithSpace } from '../pressWithSpace'
import './upload.css'

interface FileDropProps {
  /** Names what is chosen: `Choisir un fichier CSV`. */
  readonly label: string
  readonly help?: ReactNode
  /** Proposed by the window that chooses; what is dropped may be anything. */
  readonly accept: string
  /** Told each file that is chosen. */
  readonly onFile: (file: File) => void
  /** Several files may be chosen at once. */
  readonly isMultiple?: boolean
}

/** Where files are dropped, or chosen: antd's upload, which sends nothing. */
export const FileDrop = ({ label, help, accept, onFile, isMultiple = false }: FileDropProps) => (
  <div className="file-drop" role="none" onKeyDown={pressWithSpace}>
    <Upload.Dragger
      accept={{ format: accept, filter: () => true }}
      multiple={isMultiple}
      showUploadList={false}
      beforeUpload={(file) => {
        onFile(file)
        return false
      }}
    >
      <InboxOutlined aria-hidden className="file-drop-icon" />
      <p className="file-drop-label">{label}</p>
      {help !== undefined && <p className="file-drop-help">{help}</p>}
    </Upload.Dragger>
  </div>
)
