import { FilePdfOutlined } from '@ant-design/icons'
import { useFileDownload } from '#client/screens/downloads'
import { Button } from '#client/ui/controls'

interface PaperDownloadProps {
  /** Name of the scheme in the address: `pinel`. */
  readonly scheme: string
  /** What is posted to calculate the operation; with `client_file`, the paper bears the name of that file. */
  readonly asked: object
  /** Names of the answers that nobody gave. */
  readonly examples?: readonly string[]
}

/** Gives the operation as a PDF that the server writes: tagged, with its charts as drawings. */
export function PaperDownload({ scheme, asked, examples = [] }: PaperDownloadProps) {
  const download = useFileDownload()
  return (
    <Button
      icon={<FilePdfOutlined aria-hidden />}
      onClick={() => {
        void download({
          path: `/v3/simulators/simulation/${encodeURIComponent(scheme)}/pdf`,
          body: asked,
          ...(examples.length > 0 ? { query: { examples: examples.join(',') } } : {}),
          name: 'simulation-chiffree.pdf',
        })
      }}
    >
      Télécharger le PDF
    </Button>
  )
}
