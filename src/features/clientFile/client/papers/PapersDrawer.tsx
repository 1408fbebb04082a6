import { ErrorBlock, Skeleton } from '#client/ui'
import { useMediaQuery } from '#client/ui/layout'
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

/**
 * What reads a paper on this device, and proposes what it says. The form stays in use: beside it on a wide screen, over it on a
 * small one.
 */
export function PapersDrawer({ first, onClose }: PapersDrawerProps) {
  const { fileName, isReading, reading, read } = usePaperReading(first)
  const isBeside = useMediaQuery('(width >= 1024px)')
  return (
    <Drawer
      title={READ_A_PAPER}
      open
      onClose={onClose}
      mask={false}
      placement={isBeside ? 'right' : 'bottom'}
      size={isBeside ? 440 : '56%'}
      className="papers"
    >
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
      <Outcome fileName={fileName} isReading={isReading} reading={reading} />
    </Drawer>
  )
}

type OutcomeProps = Omit<ReturnType<typeof usePaperReading>, 'read'>

/** How far the reading is, then what was read, or why nothing was. */
function Outcome({ fileName, isReading, reading }: OutcomeProps) {
  const isRefused = reading === null || reading?.kind === 'unreadable'
  return (
    <>
      <p role="status" className={isReading ? 'paper-reading' : 'visually-hidden'}>
        {isReading ? `Lecture de ${fileName ?? 'ce document'}…` : reading?.kind === 'read' && 'Lecture terminée.'}
      </p>
      {isReading && <Skeleton lines={6} />}
      {isRefused && (
        <ErrorBlock message={`${reading ? unreadable[reading.reason] : FAILED} Rien n’a changé dans le dossier.`} />
      )}
      {reading?.kind === 'read' && <PaperResult reading={reading} />}
    </>
  )
}
