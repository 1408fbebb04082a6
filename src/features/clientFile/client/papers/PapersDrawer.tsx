import { ErrorBlock, Skeleton } from '#client/ui'
import { Drawer } from '#client/ui/drawer'
import { FileDrop } from '#client/ui/upload'
import { PaperResult } from './PaperResult'
import { usePaperReading } from './usePaperReading'
import { READ_A_PAPER } from './openingWords'
import { FAILED, unreadable } from './words'
import './paperResult.css'

interface PapersDrawerProps {
  /** A paper that was dropped before the drawer opened. */
  readonly first: File | undefined
  readonly onClose: () => void
}

/** The drawer that reads a paper on this device, and proposes what it says beside what the file says. */
export function PapersDrawer({ first, onClose }: PapersDrawerProps) {
  const { fileName, isReading, reading, read } = usePaperReading(first)
  const isRefused = reading === null || reading?.kind === 'unreadable'
  return (
    <Drawer title={READ_A_PAPER} open onClose={onClose} size={760} className="papers">
      <FileDrop
        label={fileName === undefined ? 'Choisir un PDF' : 'Choisir un autre PDF'}
        help={
          fileName ??
          'ou déposez-le ici\u202f: avis d’impôt, tableau d’amortissement, offre de prêt ou bulletin de paie. ' +
            'Il est lu sur cet appareil, rien n’est envoyé ni gardé.'
        }
        accept=".pdf,application/pdf"
        onFile={read}
      />
      <p role="status" className={isReading ? 'paper-reading' : 'visually-hidden'}>
        {isReading ? `Lecture de ${fileName ?? 'ce document'}…` : reading?.kind === 'read' && 'Lecture terminée.'}
      </p>
      {isReading && <Skeleton lines={6} />}
      {isRefused && (
        <ErrorBlock message={`${reading ? unreadable[reading.reason] : FAILED} Rien n’a changé dans le dossier.`} />
      )}
      {reading?.kind === 'read' && <PaperResult reading={reading} />}
    </Drawer>
  )
}
