import { useId, useState } from "react";
import { Button } from "../button.tsx";
import { ProblemList } from "../calc/problem-list.tsx";

interface LogoFieldProps {
  /** A data address; empty without a logo. */
  readonly logo: string;
  readonly onChange: (logo: string) => void;
}

const UNREADABLE = "The logo was not read. Choose a PNG or JPEG file.";

/** The logo of the title block. */
export function LogoField({ logo, onChange }: LogoFieldProps) {
  const id = useId();
  const [message, setMessage] = useState("");
  const choose = async (file: File) => {
    const { logoOfFile } = await import("./logo-of-file.ts");
    const made = await logoOfFile(file);
    setMessage(made === undefined ? UNREADABLE : "");
    if (made !== undefined) onChange(made);
  };
  return (
    <div className="single-field" data-kind="text">
      <label htmlFor={id}>Logo</label>
      {logo === "" ? null : (
        <>
          <img src={logo} alt="Logo of your firm" className="max-h-10 bg-white" />
          <Button onClick={() => onChange("")}>Remove logo</Button>
        </>
      )}
      <input
        id={id}
        type="file"
        accept="image/png,image/jpeg"
        aria-describedby={message === "" ? undefined : `${id}-problem`}
        onChange={async ({ target }) => {
          const [file] = target.files ?? [];
          if (file) await choose(file);
          target.value = "";
        }}
      />
      <ProblemList
        id={`${id}-problem`}
        problems={message === "" ? [] : [{ path: "", kind: "error", message }]}
      />
    </div>
  );
}
