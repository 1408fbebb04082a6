import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { Button } from '#client/ui/controls'
import { SliderInput } from '#client/ui/inputs'
import { Modal } from '#client/ui/modal'

interface CropDialogProps {
  /** Of the picture, in this browser. */
  readonly address: string
  readonly isSquare: boolean
  /** With the part that is kept, in points; undefined for the whole picture. */
  readonly onCrop: (crop: Area | undefined) => void
  readonly onClose: () => void
}

/** Which part of a picture is the logo; the frame moves by the arrow keys, too. */
export function CropDialog({ address, isSquare, onCrop, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  return (
    <Modal title="Recadrer le logo" width={560} onClose={onClose}>
      <div className="logo-crop">
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          aspect={isSquare ? 1 : 3}
          objectFit="contain"
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': 'Cadre du logo\u00a0: flèches pour le déplacer' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_shares, points) => {
            setArea(points)
          }}
        />
      </div>
      <SliderInput
        kind="integer"
        label="Agrandir"
        unit="%"
        minimum={100}
        maximum={300}
        from={100}
        to={300}
        step={10}
        value={Math.round(zoom * 100)}
        onChange={(value) => {
          setZoom(typeof value === 'number' ? value / 100 : 1)
        }}
      />
      <div className="form-actions">
        <Button onClick={onClose}>Annuler</Button>
        <Button
          onClick={() => {
            onCrop(undefined)
          }}
        >
          Garder l’image entière
        </Button>
        <Button
          type="primary"
          onClick={() => {
            onCrop(area)
          }}
        >
          Garder ce cadre
        </Button>
      </div>
    </Modal>
  )
}
