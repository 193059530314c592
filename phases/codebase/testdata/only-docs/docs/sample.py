print("sample in the docs")
