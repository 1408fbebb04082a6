import { FileSearchOutlined } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import { useOpenPapers } from './PapersContext'
import { READ_A_PAPER } from './openingWords'

/** Opens the drawer that reads a paper; nothing where the file may not be changed. */
export function PapersButton() {
  const open = useOpenPapers()
  if (!open) return null
  return (
    <div className="papers-button">
      <Button
        block
        icon={<FileSearchOutlined aria-hidden />}
        onClick={() => {
          open()
        }}
      >
        {READ_A_PAPER}
      </Button>
      <p>Avis d’impôt, tableau d’amortissement ou bulletin de paie, déposé ici&nbsp;: lu sur cet appareil.</p>
    </div>
  )
}
