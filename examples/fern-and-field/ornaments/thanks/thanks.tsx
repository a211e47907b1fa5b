import { PressedFlower } from "../pressed-flower/pressed-flower";

/** A sprig for whoever wrote. */
export default function Thanks() {
  return (
    <div className="mt-4">
      <PressedFlower index={0} />
    </div>
  );
}
